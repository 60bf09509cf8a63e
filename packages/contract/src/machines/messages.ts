import { coreMessages } from '../core/core-messages.ts'
import { messages } from '../core/messages.ts'
import { customerEntries } from '../item-requests/customers/entries.ts'
import { requestEntries } from '../item-requests/entries.ts'
import { categoryEntries } from './categories/messages.ts'
import { machineEntries } from './entries.ts'
import { importEntries } from './import-entries.ts'
import { sheetEntries } from './sheet-entries.ts'

/** Machines with their requests, customers, categories and imports: 0–82 without a gap, and 999. */
export const machineMessages = messages('classifieds', {
  ...machineEntries,
  ...sheetEntries,
  ...requestEntries,
  ...customerEntries,
  ...categoryEntries,
  ...importEntries,
  noResponse: coreMessages.noResponse,
})

/** Entry 15 for a machine that was public before: search engines drop its page, and readers see similar ones. */
export const machineGone = { ...machineMessages.absent, status: 410 }
