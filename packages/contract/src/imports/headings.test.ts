import { expect, test } from 'vitest'
import type { Text } from '../core/text.ts'
import { licenseMessages } from '../licenses/messages.ts'
import { taskMessages } from '../tasks/messages.ts'
import type { ImportColumn } from './columns.ts'
import { importKinds } from './kinds.ts'
import { licenseImportMessages, taskImportMessages } from './messages.ts'

const plain = (title: string) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const namesOf = (name: Text | string) => (typeof name === 'string' ? [name] : [name.es, name.en]).map(plain)
const titlesOf = ({ name, also, others = [] }: ImportColumn) => [
  ...new Set([name.es, name.en, ...(also ? [also.es, also.en] : []), ...others].map(plain)),
]

test.each(['licencia', 'tarea'] as const)(
  'no heading of %s could be that of two columns, or is passed over',
  (type) => {
    const { columns, passedOver } = importKinds[type]
    const titles = Object.values<ImportColumn>(columns).flatMap(titlesOf)
    const passed = [...new Set(passedOver.flatMap(namesOf))]
    expect([...titles, ...passed].toSorted()).toEqual([...new Set([...titles, ...passed])].toSorted())
  },
)

test.each([
  ['licenses', licenseImportMessages, licenseMessages, ['serviceInvalid', 'typeInvalid', 'startInvalid', 'ended']],
  ['tasks', taskImportMessages, taskMessages, ['titleInvalid', 'assigneeInvalid', 'areaInvalid', 'datesInvalid']],
] as const)('what a form of %s refuses has its number in an import', (_, area, form, keys) => {
  const codes = (messages: Readonly<Record<string, { code: number }>>) => keys.map((key) => messages[key]!.code)
  expect(codes(area)).toEqual(codes(form))
})

/** The headings of an export, as each program writes them. */
const exports = {
  jira: 'Summary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Priority,Assignee,Reporter,Created,Due date,Resolved,Labels,Description,Sprint',
  asana:
    'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)',
  trello:
    'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Attachment Count,Attachment Links,Checklist Item Total Count,Checklist Item Completed Count,Vote Count,Comment Count,Last Activity Date,List ID,List Name,Board ID,Board Name,Archived,Start Date,Due Complete',
  planner:
    'Task ID,Task Name,Bucket Name,Progress,Priority,Assigned To,Created By,Created Date,Start date,Due date,Is Recurring,Late,Completed Date,Completed By,Completed Checklist Items,Checklist Items,Labels,Description',
  monday: 'Name,Subitems,Person,Status,Date,Timeline,Priority,Files,Last updated,Item ID (auto generated)',
  clickup:
    'Task ID,Task Custom ID,Task Name,Task Content,Status,Date Created,Date Created Text,Due Date,Due Date Text,Start Date,Start Date Text,Parent ID,Attachments,Assignees,Tags,Priority,List Name,Folder Name/Path,Space Name,Time Estimated,Time Estimated Text,Checklists,Comments,Assigned Comments,Time Spent,Time Spent Text,Rolled Up Time,Rolled Up Time Text',
} as const

test.each(Object.entries(exports))('the headings of %s are known, each column once', (_, line) => {
  const { columns, passedOver } = importKinds.tarea
  const fieldOf = new Map(
    Object.entries<ImportColumn>(columns).flatMap(([field, column]) =>
      titlesOf(column).map((title) => [title, field] as const),
    ),
  )
  const passed = new Set(passedOver.flatMap(namesOf))
  const titles = line.split(',').map(plain)
  expect(titles.filter((title) => !fieldOf.has(title) && !passed.has(title))).toEqual([])
  const fields = titles.flatMap((title) => fieldOf.get(title) ?? [])
  expect(fields.toSorted()).toEqual([...new Set(fields)].toSorted())
  expect(fields).toEqual(expect.arrayContaining(['referencia', 'titulo', 'encargado_id', 'fecha_termino']))
})
