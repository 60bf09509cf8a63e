import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { machineCalls } from '@portal/contract/machines/calls'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { userCalls } from '@portal/contract/users/calls'
import { userMessages } from '@portal/contract/users/messages'
import { expect, test } from 'vitest'
import { entryOfReply, type Spoken } from './entries.ts'

const said = (call: Spoken, ok: boolean, { code, status }: Pick<Message, 'code' | 'status'>) =>
  entryOfReply(
    call,
    ok
      ? { ok, mensaje: '', codigo: code, isPartial: false, datos: null }
      : { ok, mensaje: '', codigo: code, status, campos: {}, datos: null },
  )

test('a success that says another thing than usual is not taken for the refusal of the same number', () => {
  expect(said(quoteCalls.save, true, quoteDoneMessages.savedForApproval)).toBe(quoteDoneMessages.savedForApproval)
  expect(said(quoteCalls.update, true, quoteDoneMessages.revised)).toBe(quoteDoneMessages.revised)
  expect(said(quoteCalls.renew, true, quoteDoneMessages.savedForApproval)).toBe(quoteDoneMessages.savedForApproval)
  expect(said(machineCalls.approve, true, machineDoneMessages.statusUpdated)).toBe(machineDoneMessages.statusUpdated)
  expect(said(userCalls.save, true, userMessages.emailNotSent)).toBe(userMessages.emailNotSent)
})

test('a refusal is looked up among the refusals, or in what all areas share', () => {
  expect(said(quoteCalls.save, false, quoteSaveMessages.countryInvalid)).toBe(quoteSaveMessages.countryInvalid)
  expect(said(machineCalls.approve, false, machineMessages.reservedOrSold)).toBe(machineMessages.reservedOrSold)
  expect(said(quoteCalls.save, false, coreMessages.changedByOther)).toBe(coreMessages.changedByOther)
})

test('a success without a number says what the call always says, one with an unknown number nothing of its own', () => {
  expect(entryOfReply(quoteCalls.save, { ok: true, mensaje: '', isPartial: false, datos: null })).toBe(
    quoteDoneMessages.saved,
  )
  expect(said(quoteCalls.save, true, { code: 77, status: 200 })).toBeUndefined()
})
