import { categoryEntries } from '../classified-categories/messages.ts'
import { customerEntries } from '../classified-customers/entries.ts'
import { coreMessages } from '../core/core-messages.ts'
import { messages } from '../core/messages.ts'
import { requestEntries } from '../listing-requests/entries.ts'
import { itemEntries } from '../listings/entries.ts'
import { sheetEntries } from '../listings/sheet-entries.ts'
import { importEntries } from './import-entries.ts'

/** Machinery listings with their requests, customers, categories and imports: 0–81 without a gap, and 999. */
export const classifiedMessages = messages('classifieds', {
  ...itemEntries,
  ...sheetEntries,
  ...requestEntries,
  ...customerEntries,
  ...categoryEntries,
  ...importEntries,
  noResponse: coreMessages.noResponse,
})

/** Entry 15 for a listing that was public before: search engines drop its page, and readers see similar ones. */
export const listingGone = { ...classifiedMessages.absent, status: 410 }
