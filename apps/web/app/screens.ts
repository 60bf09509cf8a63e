import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { templateScreens } from '#features/access/screens.ts'
import { assignedProductScreens } from '#features/assigned-products/screens.ts'
import { auctionScreens } from '#features/auctions/staff/screens.ts'
import { auditScreens, auditWaiting } from '#features/audit/screens.ts'
import { broadcastScreens } from '#features/broadcasts/screens.ts'
import { calendarScreens } from '#features/calendar/screens.ts'
import { designScreens } from '#features/carousel/screens.ts'
import { certificateScreens } from '#features/certificates/screens.ts'
import { contactScreens, contactWaiting } from '#features/contacts/screens.ts'
import { dashboardScreens } from '#features/dashboard/screens.ts'
import { enterpriseScreens } from '#features/enterprises/screens.ts'
import { formScreens, formWaiting } from '#features/forms/staff/screens.ts'
import { importScreens } from '#features/imports/screens.ts'
import { integrationScreens, integrationWaiting } from '#features/integrations/screens.ts'
import { machineCustomerScreens } from '#features/item-requests/customers/screens.ts'
import { machineRequestScreens, machineRequestWaiting } from '#features/item-requests/screens.ts'
import { licenseScreens } from '#features/licenses/screens.ts'
import { machineCategoryScreens } from '#features/machines/categories/screens.ts'
import { machineScreens } from '#features/machines/screens.ts'
import { offerScreens } from '#features/offers/staff/screens.ts'
import { openingScreens, openingWaiting } from '#features/opening/screens.ts'
import { panelScreens } from '#features/panels/screens.ts'
import { pastDocumentScreens } from '#features/past-documents/screens.ts'
import { paymentScreens } from '#features/payments/staff/screens.ts'
import { permitScreens, permitWaiting } from '#features/permits/screens.ts'
import { dataRequestScreens, dataRequestWaiting } from '#features/privacy/screens.ts'
import { productionScreens, productionWaiting } from '#features/production/screens.ts'
import { productScreens } from '#features/products/staff/screens.ts'
import { projectionScreens } from '#features/projections/screens.ts'
import { propertyScreens } from '#features/properties/screens.ts'
import { publicationScreens } from '#features/publications/screens.ts'
import { quoteScreens, quoteWaiting } from '#features/quotes/screens.ts'
import { rateScreens } from '#features/rates/screens.ts'
import { resourceScreens } from '#features/resources/screens.ts'
import { settingScreens } from '#features/settings/screens.ts'
import { summaryScreens } from '#features/summary/screens.ts'
import { synonymScreens } from '#features/synonyms/screens.ts'
import { areaScreens } from '#features/tasks/areas/screens.ts'
import { ideaScreens, ideaWaiting } from '#features/tasks/ideas/screens.ts'
import { taskScreens, taskWaiting } from '#features/tasks/screens.ts'
import { timeUnitScreens } from '#features/tasks/time-units/screens.ts'
import { userScreens, userWaiting } from '#features/users/screens.ts'
import { workshopScreens } from '#features/workshops/staff/screens.ts'

/** Every screen that is built, in the order in which each section of the sidebar shows them. */
export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...panelScreens,
  ...productScreens,
  ...assignedProductScreens,
  ...enterpriseScreens,
  ...permitScreens,
  ...integrationScreens,
  ...userScreens,
  ...templateScreens,
  ...quoteScreens,
  ...pastDocumentScreens,
  ...productionScreens,
  ...machineScreens,
  ...machineRequestScreens,
  ...offerScreens,
  ...paymentScreens,
  ...auctionScreens,
  ...machineCustomerScreens,
  ...machineCategoryScreens,
  ...synonymScreens,
  ...propertyScreens,
  ...contactScreens,
  ...broadcastScreens,
  ...formScreens,
  ...importScreens,
  ...projectionScreens,
  ...licenseScreens,
  ...resourceScreens,
  ...publicationScreens,
  ...taskScreens,
  ...ideaScreens,
  ...openingScreens,
  ...settingScreens,
  ...areaScreens,
  ...calendarScreens,
  ...rateScreens,
  ...timeUnitScreens,
  ...dataRequestScreens,
  ...auditScreens,
  ...workshopScreens,
  ...certificateScreens,
  ...summaryScreens,
  ...designScreens,
]

/** Everything that is counted for the reader, most urgent first; each feature adds what it counts on the server. */
export const waiting: readonly Waiting[] = [
  ...auditWaiting,
  ...openingWaiting,
  ...taskWaiting,
  ...ideaWaiting,
  ...machineRequestWaiting,
  ...quoteWaiting,
  ...permitWaiting,
  ...userWaiting,
  ...dataRequestWaiting,
  ...productionWaiting,
  ...contactWaiting,
  ...formWaiting,
  ...integrationWaiting,
]
