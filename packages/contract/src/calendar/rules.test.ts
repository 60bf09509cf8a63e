import { describe, expect, test } from 'vitest'
import { calendarLimits } from './constants.ts'
import { movedRule, readRule, ruleText } from './rules.ts'

const none = { days: [], monthDays: [], months: [], positions: [], count: null, until: null, weekStart: null }

describe('the text of a rule', () => {
  test.each([
    ['FREQ=DAILY', { ...none, frequency: 'DAILY', interval: 1 }],
    [
      ' freq=weekly;interval=2;byday=mo,we,mo;wkst=su ',
      { ...none, frequency: 'WEEKLY', interval: 2, days: ['MO', 'WE'], weekStart: 'SU' },
    ],
    [
      'FREQ=MONTHLY;BYDAY=-1FR,2TU,+53MO;BYSETPOS=-1,366',
      { ...none, frequency: 'MONTHLY', interval: 1, days: ['-1FR', '2TU', '+53MO'], positions: [-1, 366] },
    ],
    [
      'FREQ=YEARLY;BYMONTH=1,12;BYMONTHDAY=-31,31;COUNT=3',
      { ...none, frequency: 'YEARLY', interval: 1, months: [1, 12], monthDays: [-31, 31], count: 3 },
    ],
    ['FREQ=YEARLY;BYDAY=10MO', { ...none, frequency: 'YEARLY', interval: 1, days: ['10MO'] }],
    ['FREQ=DAILY;UNTIL=20280229', { ...none, frequency: 'DAILY', interval: 1, until: '20280229' }],
    ['FREQ=DAILY;UNTIL=20280101T093000Z', { ...none, frequency: 'DAILY', interval: 1, until: '20280101T093000Z' }],
    ['FREQ=DAILY;UNTIL=19700101T235959Z', { ...none, frequency: 'DAILY', interval: 1, until: '19700101T235959Z' }],
  ])('%s is read', (text, rule) => {
    expect(readRule(text)).toEqual(rule)
  })

  test.each([
    '',
    'INTERVAL=2',
    'FREQ',
    'FREQ=',
    'FREQ=HOURLY',
    'FREQ=DAILY=WEEKLY',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;BYHOUR=1',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=x',
    'FREQ=DAILY;INTERVAL=00001',
    `FREQ=DAILY;INTERVAL=${calendarLimits.interval + 1}`,
    'FREQ=DAILY;COUNT=0',
    `FREQ=DAILY;COUNT=${calendarLimits.count + 1}`,
    'FREQ=DAILY;COUNT=1;UNTIL=20280229',
    'FREQ=DAILY;WKST=XX',
    'FREQ=DAILY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=MOX',
    'FREQ=WEEKLY;BYDAY=MO,XX',
    'FREQ=WEEKLY;BYDAY=XMO',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=MONTHLY;BYDAY=MOX',
    'FREQ=MONTHLY;BYDAY=X1MO',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=-32',
    'FREQ=MONTHLY;BYMONTHDAY=1,X1',
    'FREQ=MONTHLY;BYMONTHDAY=1X',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=YEARLY;BYMONTH=-1,2',
    'FREQ=YEARLY;BYSETPOS=367',
    'FREQ=YEARLY;BYSETPOS=0',
    'FREQ=DAILY;UNTIL=20270229',
    'FREQ=DAILY;UNTIL=19691231',
    'FREQ=DAILY;UNTIL=2028',
    'FREQ=DAILY;UNTIL=202801010',
    'FREQ=DAILY;UNTIL=X20280101',
    'FREQ=DAILY;UNTIL=20280101T000000',
    'FREQ=DAILY;UNTIL=20280101T240000Z',
    'FREQ=DAILY;UNTIL=20280101T196000Z',
    'FREQ=DAILY;UNTIL=20280101T000060Z',
  ])('%s is no rule', (text) => {
    expect(readRule(text)).toBeNull()
  })

  test.each([
    ['FREQ=DAILY;INTERVAL=1', 'FREQ=DAILY'],
    [
      'WKST=MO;UNTIL=20280229;BYDAY=2TU;BYMONTHDAY=1,2;BYMONTH=3;INTERVAL=2;FREQ=MONTHLY',
      'FREQ=MONTHLY;INTERVAL=2;BYMONTH=3;BYMONTHDAY=1,2;BYDAY=2TU;UNTIL=20280229;WKST=MO',
    ],
    ['COUNT=5;BYSETPOS=-1,1;FREQ=MONTHLY;BYDAY=MO', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1,1;COUNT=5'],
  ])('%s is written in one order', (text, written) => {
    expect(ruleText(readRule(text)!)).toBe(written)
  })
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,SU', 0, 'FREQ=WEEKLY;BYDAY=MO,SU'],
  ['FREQ=WEEKLY;BYDAY=MO,SU', 1, 'FREQ=WEEKLY;BYDAY=TU,MO'],
  ['FREQ=WEEKLY;BYDAY=MO', -8, 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 2, 'FREQ=MONTHLY;BYDAY=-1SU'],
  ['FREQ=MONTHLY;BYMONTHDAY=5', 1, 'FREQ=MONTHLY'],
  ['FREQ=MONTHLY;BYMONTHDAY=5', 0, 'FREQ=MONTHLY;BYMONTHDAY=5'],
])('%s moved by %i days is %s', (text, days, moved) => {
  expect(ruleText(movedRule(readRule(text)!, days))).toBe(moved)
})
