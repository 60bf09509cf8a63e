import type { In, Of } from '@portal/contract/core/fields'
import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { langOf, nameIn } from '@portal/contract/core/names'
import { type PageText, textIn } from '@portal/contract/core/text'
import { type CardProvider, cardProviderNames } from '@portal/contract/payments/card-providers'
import { type ContentIn, type ContentValue, contentIn } from '@portal/contract/settings/contents'
import {
  type ContentKey,
  contentKeys,
  type DraftKey,
  type PageKey,
  pageKeys,
  type SettingKey,
} from '@portal/contract/settings/keys'
import { unusedPathsOf } from '@portal/contract/settings/parts'
import type {
  CompanySchema,
  ContentQuerySchema,
  OfficesSchema,
  PageQuerySchema,
  PageTextSchema,
  PeopleSchema,
} from '@portal/contract/settings/schemas'
import type { z } from 'zod'
import type { BrandReader } from '#core/brand/brand.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { shownPage } from './pages/shown.ts'
import { getDraft, getSetting } from './queries.ts'
import { completed, type SettingValue, type StoredCompany } from './values.ts'

export { clearSamples, missingBrand, missingInSetting, startCompany } from './samples.ts'
export type { QuoteSeries } from './series.ts'
export type { SettingValue } from './values.ts'

export type Company = z.output<typeof CompanySchema>
type Offices = z.output<typeof OfficesSchema>
type People = z.output<typeof PeopleSchema>

/**
 * Returns the value of a group as it is now, in the caller's transaction: a rule that costs money never uses a cached
 * one.
 */
export async function settingOf<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  return completed(key, (await getSetting(db, key))?.valor)
}

/**
 * Returns a cached reader of a group: what a change announces is read again, and without one what is older than `ms`. A
 * transaction reads it itself.
 */
function settingReader<K extends SettingKey>(db: Db, changes: Changes, key: K, ms = 60_000) {
  const recall = answerCache<SettingValue<K>>(changes, ['ajuste'], { ms, max: 1 })
  return (within?: Db): Promise<SettingValue<K>> =>
    within?.isTransaction ? settingOf(within, key) : recall(key, () => settingOf(db, key))
}

/** Returns the current company; a caller in a transaction passes it on, and gets the company as it is there. */
export type CompanyReader = (within?: Db) => Promise<Company>

/**
 * Returns the current company of pages, mails and documents; updated within a minute of a change. Before anyone has said
 * its name it is called as the sender of its mails.
 */
export function companyReader(db: Db, changes: Changes, sender: string): CompanyReader {
  const read = settingReader(db, changes, 'empresa')
  const readHome = settingReader(db, changes, 'portada')
  return async (within) => {
    const company = shownCompany(await read(within))
    const { lema, lema_en, lema_pt } = await readHome(within)
    return { ...company, nombre: company.nombre || sender, lema, lema_en, lema_pt }
  }
}

/**
 * Returns a cached reader of the brand: what everything that the server draws follows. Every page asks, so it is read
 * again only when a change is announced.
 */
export function brandReader(db: Db, changes: Changes, sender: string): BrandReader {
  const read = settingReader(db, changes, 'empresa', 24 * 3600_000)
  return async (within) => {
    const { nombre, acento, marca_id: mark = null } = (await read(within)) as StoredCompany
    return { name: nombre || sender, accent: acento, mark }
  }
}

/** Returns the address of the mark; null while the server draws initials. */
export const pathOfMark = ({ marca_id: mark }: StoredCompany): string | null => (mark ? `/v1/archivo/${mark}` : null)

/** Returns the company as everyone sees it, without its slogan. */
export function shownCompany(stored: StoredCompany): Omit<Company, 'lema' | 'lema_en' | 'lema_pt'> {
  const { logo_id: logo, marca_id: _, ...company } = stored
  return { ...company, logo_url: logo ? `/v1/archivo/${logo}` : null }
}

/**
 * Returns a cached reader of the paths of parts that the company does not use (rule public-site/parts). Every page asks,
 * so it is read again only when a change is announced: a page in memory never waits for a database that hangs.
 */
export function unusedPathsReader(db: Db, changes: Changes): () => Promise<string[]> {
  const read = settingReader(db, changes, 'partes', 24 * 3600_000)
  return async () => unusedPathsOf(await read())
}

/** Returns a cached reader of the languages of the site, in their order, kept like the unused parts. */
export function languagesReader(db: Db, changes: Changes): () => Promise<readonly PageLanguage[]> {
  const read = settingReader(db, changes, 'idiomas', 24 * 3600_000)
  return async () => (await read()).idiomas
}

/** Returns what the address of a preview proposes for a group; null for an address that previews nothing (any more). */
async function draftOf<K extends DraftKey>(
  db: Db,
  key: K,
  preview: string | undefined,
): Promise<SettingValue<K> | null> {
  const draft = preview && (await getDraft(db, key, preview))
  return draft ? completed(key, draft) : null
}

/** Who takes the card, as legal texts say it. */
const cardWords: Readonly<Record<CardProvider, string>> = { ...cardProviderNames, webpay: 'Webpay' }
const noCardProvider: PageText = { es: 'el proveedor de tarjetas', en: 'the card provider', pt: 'provedor de cartões' }

/** Returns the cached text of a page in one language, and when someone changed it; a draft by the address of its preview. */
export function pageReader(db: Db, changes: Changes, company: CompanyReader, cards: CardProvider | null) {
  const recall = answerCache<In<typeof PageTextSchema>>(changes, ['ajuste'], {
    ms: 60_000,
    max: pageLanguages.length * pageKeys.length,
  })
  const textOf = async (value: SettingValue<PageKey>, language: PageLanguage, changed: Date | null) => ({
    html: shownPage(nameIn(value, 'texto', language), language, {
      ...(await company()),
      tarjetas: cards ? cardWords[cards] : textIn(noCardProvider, language),
    }),
    idioma: langOf(value, 'texto', language) ?? language,
    actualizado_en: changed,
  })
  return async ({ clave: key, idioma: language, borrador: preview }: Of<typeof PageQuerySchema>) => {
    const draft = await draftOf(db, key, preview)
    if (draft) return textOf(draft, language, null)
    return recall(`${key} ${language}`, async () => {
      const row = await getSetting(db, key)
      return textOf(completed(key, row?.valor), language, row?.usuario_id ? row.actualizado_en : null)
    })
  }
}

/** Returns a cached reader of the texts that the company writes for its pages, in one language; of a draft like `pageReader`. */
export function contentReader(db: Db, changes: Changes) {
  const recall = answerCache<unknown>(changes, ['ajuste'], {
    ms: 60_000,
    max: pageLanguages.length * contentKeys.length,
  })
  return async <K extends ContentKey>(key: K, { idioma: language, borrador }: Of<typeof ContentQuerySchema>) => {
    const textsOf = (value: unknown) => contentIn(key, value as ContentValue<K>, language)
    const draft = await draftOf(db, key, borrador)
    if (draft) return textsOf(draft)
    return recall(`${key} ${language}`, async () => textsOf(await settingOf(db, key))) as Promise<ContentIn<K>>
  }
}

/** Returns the current offices and messaging phones, cached like the company. */
export const officesReader = (db: Db, changes: Changes): (() => Promise<Offices>) =>
  settingReader(db, changes, 'oficinas')

/** Returns the people with a card, cached like the company. */
export const peopleReader = (db: Db, changes: Changes): (() => Promise<People>) =>
  settingReader(db, changes, 'personas')
