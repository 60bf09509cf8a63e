import { pageKeys } from '@portal/contract/settings/keys'
import type { Db } from '#core/database/database.ts'
import { takesCards } from '#core/environment/env-cards.ts'
import { mailPersonData } from '#core/mail/person.ts'
import { suppressionPersonData } from '#core/mail/suppressions.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { bidderPersonData } from '#features/auctions/person-queries.ts'
import { broadcastPersonData } from '#features/broadcasts/person-queries.ts'
import { broadcastHoldings, broadcastTimeline } from '#features/broadcasts/sources.ts'
import { calendarHoldings, calendarSource, calendarWork } from '#features/calendar/sources.ts'
import { certificatePersonData } from '#features/certificates/person-queries.ts'
import { certificateSource, certificateTimeline, certificateWork } from '#features/certificates/sources.ts'
import { contactPersonData } from '#features/contacts/person-queries.ts'
import { contactHoldings, contactSource, contactWork, silentTile } from '#features/contacts/sources.ts'
import { getHouse } from '#features/enterprises/house.ts'
import { enterprisePersonData } from '#features/enterprises/person-queries.ts'
import { enterpriseSource } from '#features/enterprises/sources.ts'
import { formPersonData } from '#features/forms/person-queries.ts'
import { countUndeliveredForms, formTimeline, formWork } from '#features/forms/sources.ts'
import { certificateImports } from '#features/imports/kinds/certificates/kind.ts'
import { contactImports } from '#features/imports/kinds/contacts/kind.ts'
import { enterpriseImports } from '#features/imports/kinds/enterprises/kind.ts'
import { licenseImports } from '#features/imports/kinds/licenses/kind.ts'
import { machineImports } from '#features/imports/kinds/machines/kind.ts'
import { pastDocumentImports } from '#features/imports/kinds/past-documents/kind.ts'
import { productImports } from '#features/imports/kinds/products/kind.ts'
import { propertyImports } from '#features/imports/kinds/properties/kind.ts'
import { taskImports } from '#features/imports/kinds/tasks/kind.ts'
import { userImports } from '#features/imports/kinds/users/kind.ts'
import { failedImportTile, importFigures } from '#features/imports/sources.ts'
import { customerPersonData } from '#features/item-requests/customers/person-queries.ts'
import { customerSource } from '#features/item-requests/customers/sources.ts'
import { ownRequestWork } from '#features/item-requests/own/own.ts'
import { requestPersonData } from '#features/item-requests/person-queries.ts'
import {
  requestFigures,
  requestSource,
  requestTiles,
  requestTimeline,
  requestWork,
} from '#features/item-requests/sources.ts'
import { demoPersonData, licensePersonData, pendingLicensePersonData } from '#features/licenses/person-queries.ts'
import {
  licenseFigures,
  licenseHoldings,
  licenseSource,
  licenseTiles,
  licenseTimeline,
  licenseWork,
  ownLicenseTile,
} from '#features/licenses/sources.ts'
import { machineSitemap } from '#features/machines/market/sitemap.ts'
import { machineHoldings, machineSource, machineWork } from '#features/machines/sources.ts'
import { refusedOfferPersonData } from '#features/offers/person-queries.ts'
import type { OpeningSources } from '#features/opening/service.ts'
import { failedMailTile } from '#features/panels/failed-mails.ts'
import type { PanelSources } from '#features/panels/service.ts'
import { pastDocumentPersonData } from '#features/past-documents/person-queries.ts'
import { pastDocumentSource } from '#features/past-documents/sources.ts'
import { paymentPersonData, transferPersonData } from '#features/payments/person-queries.ts'
import { permitWork } from '#features/permits/sources.ts'
import { dataRequestPersonData } from '#features/privacy/person-queries.ts'
import { dataRequestWork } from '#features/privacy/sources.ts'
import { lateWork, orderFigures } from '#features/production/sources.ts'
import { productSitemap } from '#features/products/sitemap.ts'
import { productSource } from '#features/products/sources.ts'
import { propertySitemap } from '#features/properties/market/sitemap.ts'
import { propertyHoldings, propertySource, propertyWork } from '#features/properties/sources.ts'
import { publicationSitemap } from '#features/publications/sitemap.ts'
import { quotePersonData } from '#features/quotes/person-queries.ts'
import { missingTax } from '#features/quotes/pricing/local-tax.ts'
import { networkTiles, quoteHoldings, quoteSource, quoteTiles, quoteTimeline } from '#features/quotes/sources.ts'
import { quoteFigures, quoteWork, sentQuoteFigures } from '#features/quotes/start-source.ts'
import { templateHoldings } from '#features/quotes/templates/transfer.ts'
import { unitsWithoutRate } from '#features/rates/service.ts'
import { documentSitemap } from '#features/resources/sitemap.ts'
import { downloadTimeline, libraryWork, newsTile, resourceSource } from '#features/resources/sources.ts'
import { searchPersonData } from '#features/saved-searches/person-queries.ts'
import { missingBrand, missingInSetting, settingOf } from '#features/settings/service.ts'
import { peopleSitemap } from '#features/settings/sitemap.ts'
import type { FigureSource } from '#features/start/service.ts'
import {
  ideaSource,
  taskFigures,
  taskHoldings,
  taskSource,
  taskTile,
  taskTimeline,
  taskWork,
} from '#features/tasks/sources.ts'
import { accountPersonData } from '#features/users/person-queries.ts'
import { missingSuperAdmin, userSource } from '#features/users/sources.ts'
import { viewHoldings } from '#features/views/sources.ts'
import { registrationPersonData } from '#features/workshops/person-queries.ts'
import { workshopSitemap } from '#features/workshops/sitemap.ts'
import { workshopTimeline } from '#features/workshops/sources.ts'
import type { Deps } from './deps.ts'

/** What a person who leaves has, in the order of the wizard (decision 036). */
export const holdings = [
  contactHoldings,
  taskHoldings,
  calendarHoldings,
  quoteHoldings,
  templateHoldings,
  machineHoldings,
  propertyHoldings,
  licenseHoldings,
  broadcastHoldings,
  viewHoldings,
]

/** What the timeline of a contact shows (decision 035). */
export const timelinesOf = (db: Db) => [
  quoteTimeline(db),
  requestTimeline(db),
  workshopTimeline(db),
  certificateTimeline(db),
  formTimeline(db),
  broadcastTimeline(db),
  taskTimeline(db),
  licenseTimeline(db),
  downloadTimeline(db),
]

/** What the search palette finds (decision 029), in its order. */
export const searchesOf = (db: Db) => [
  quoteSource(db),
  requestSource(db),
  customerSource(db),
  contactSource(db),
  calendarSource(db),
  machineSource(db),
  propertySource(db),
  userSource(db),
  enterpriseSource(db),
  pastDocumentSource(db),
  productSource(db),
  licenseSource(db),
  certificateSource(db),
  taskSource(db),
  ideaSource(db),
  resourceSource(db),
]

/** Waiting rows and figures of the start page (decision 031), in its order. */
export const startOf = (deps: Pick<Deps, 'db' | 'changes'>) => ({
  work: [
    ...taskWork(deps.db),
    calendarWork(deps.db),
    ...quoteWork(deps),
    lateWork(deps.db),
    requestWork(deps.db),
    ...machineWork(deps.db),
    ...propertyWork(deps.db),
    permitWork(deps.db),
    dataRequestWork(deps.db),
    formWork(deps.db),
    ...contactWork(deps.db),
    licenseWork(deps),
    certificateWork(deps.db),
    libraryWork(deps.db),
    ownRequestWork(deps.db),
  ],
  figures: [quoteFigures(deps), requestFigures(deps.db)],
})

/** The texts that say who the company is; those of workshops begin with words that suit anyone. */
const ownPages = ['portada', 'nosotros', 'preguntas'] as const

/** What is left before the site opens, as far as what is stored tells (rule opening/lines). */
export const openingSourcesOf = (env: Parameters<typeof takesCards>[0]): OpeningSources => ({
  casa: async (db) => ((await getHouse(db)) === null ? ['casa'] : []),
  empresa: (db) => missingInSetting(db, 'empresa'),
  marca: missingBrand,
  partes: (db) => missingInSetting(db, 'partes'),
  idiomas: (db) => missingInSetting(db, 'idiomas'),
  oficinas: (db) => missingInSetting(db, 'oficinas'),
  personas: (db) => missingInSetting(db, 'personas'),
  paginas: async (db) => (await Promise.all(ownPages.map((key) => missingInSetting(db, key)))).flat(),
  condiciones: (db) => missingInSetting(db, 'condiciones'),
  impuestos: missingTax,
  produccion: (db) => missingInSetting(db, 'cotizaciones'),
  monedas: unitsWithoutRate,
  reservas: (db) => missingInSetting(db, 'reservas'),
  pagos: async (db) => (takesCards(env) || (await settingOf(db, 'transferencias')).cuentas.length > 0 ? [] : ['pagos']),
  productos: async () => ['productos'],
  textos: async (db) => (await Promise.all(pageKeys.map((key) => missingInSetting(db, key)))).flat(),
  segundo_admin: missingSuperAdmin,
})

/** What the summary of a week counts, in its order. */
export const summaryOf = (deps: Pick<Deps, 'db' | 'changes'>): FigureSource[] => [
  sentQuoteFigures(deps),
  quoteFigures(deps),
  requestFigures(deps.db),
  orderFigures(deps.db),
  taskFigures(deps.db),
  licenseFigures(deps),
  ...importFigures(deps.db),
]

/** What each panel shows, in its order (decision 053). */
export function panelsOf(deps: Pick<Deps, 'db' | 'changes'>): PanelSources {
  const { db } = deps
  const everyQuote = quoteTiles(deps, 'todas')
  const licenses = licenseTiles(deps)
  return {
    super_admin: [
      ...everyQuote,
      ...requestTiles(db),
      ...licenses,
      taskTile(db),
      failedImportTile(db),
      failedMailTile({
        quotes: sentQuoteFigures(deps),
        forms: (actor, days) => countUndeliveredForms(db, actor, days),
      }),
    ],
    distribuidor_master: [...everyQuote, ...networkTiles(deps), ...licenses],
    distribuidor: [...quoteTiles(deps, 'mias'), silentTile(db), ownLicenseTile(deps), newsTile(db)],
  }
}

/** What each feature holds of a person (decision 058), in the order in which it is shown and deleted. */
export const personData = [
  accountPersonData,
  contactPersonData,
  formPersonData,
  paymentPersonData,
  transferPersonData,
  requestPersonData,
  customerPersonData,
  bidderPersonData,
  refusedOfferPersonData,
  searchPersonData,
  quotePersonData,
  pastDocumentPersonData,
  licensePersonData,
  pendingLicensePersonData,
  demoPersonData,
  registrationPersonData,
  certificatePersonData,
  broadcastPersonData,
  enterprisePersonData,
  mailPersonData,
  suppressionPersonData,
  dataRequestPersonData,
]

/** What may be imported from a file. */
export const importKindsOf = (
  deps: Deps,
  itemDeps: Parameters<typeof machineImports>[0],
  propertyDeps: Parameters<typeof propertyImports>[0],
) => [
  enterpriseImports(),
  productImports(),
  userImports(deps),
  contactImports(),
  certificateImports(),
  licenseImports(),
  taskImports(),
  machineImports(itemDeps),
  pastDocumentImports(deps),
  propertyImports(propertyDeps),
]

/** What search engines find besides the pages of the site map. */
export const sitemapsOf = (db: Db): SitemapRows[] => [
  machineSitemap(db),
  propertySitemap(db),
  workshopSitemap(db),
  documentSitemap(db),
  publicationSitemap(db),
  productSitemap(db),
  peopleSitemap(db),
]
