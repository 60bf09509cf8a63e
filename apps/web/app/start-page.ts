import type { Figure, Work } from '#core/dashboard/start-page.ts'
import { calendarWork } from '#features/calendar/start.ts'
import { certificateWork } from '#features/certificates/start.ts'
import { contactWork } from '#features/contacts/start.ts'
import { formWork } from '#features/forms/staff/start.ts'
import { importFigures } from '#features/imports/start.ts'
import { machineRequestFigures, machineRequestWork, ownRequestWork } from '#features/item-requests/start.ts'
import { licenseFigures, licenseWork } from '#features/licenses/start.ts'
import { machineWork } from '#features/machines/start.ts'
import { permitWork } from '#features/permits/start.ts'
import { dataRequestWork } from '#features/privacy/start.ts'
import { productionFigures, productionWork } from '#features/production/start.ts'
import { propertyWork } from '#features/properties/start.ts'
import { quoteFigures, quoteWork, sentQuoteFigures } from '#features/quotes/start.ts'
import { libraryWork } from '#features/resources/start.ts'
import { taskFigures, taskWork } from '#features/tasks/start.ts'

/** What may wait for a reader; the server answers which of it does, in its order. */
export const work: readonly Work[] = [
  ...taskWork,
  ...calendarWork,
  ...quoteWork,
  ...productionWork,
  ...licenseWork,
  ...machineRequestWork,
  ...machineWork,
  ...propertyWork,
  ...permitWork,
  ...dataRequestWork,
  ...contactWork,
  ...formWork,
  ...certificateWork,
  ...libraryWork,
  ...ownRequestWork,
]

/** What the start page counts. */
export const figures: readonly Figure[] = [...quoteFigures, ...machineRequestFigures]

/** What the summary of a week counts. */
export const summaryFigures: readonly Figure[] = [
  ...figures,
  ...sentQuoteFigures,
  ...productionFigures,
  ...taskFigures,
  ...licenseFigures,
  ...importFigures,
]
