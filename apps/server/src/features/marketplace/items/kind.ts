import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Refused } from '#core/base/errors.ts'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { ItemPictures, Picture } from '../pictures/owned.ts'
import type { editsOf } from '../rules/edits.ts'
import type { ItemVersions } from '../versions-queries.ts'

/** The columns that every kind of item has, besides those of its form. */
export interface StoredItem {
  id: number
  usuario_id: number
  version: number
  publicacion: number
  aprobacion: number
  /** Derived from the requests; not as of now. */
  estado_comercial: number
  imagenes: Picture[]
}

/** What staff decide about an item. */
export interface Decision {
  aprobacion: number
  motivo: string
  motivo_codigo: number | null
}

/** An owner who is mailed. */
export interface Receiver {
  nombres: string
  email: string
  idioma: Language
}

/** The refusals of a kind by what they say; two may be the same entry. */
export interface ItemMessages {
  /** Does not exist for this person. */
  absent: Message
  /** Exists for visitors, but is another's (rule scope/outside-is-absent). */
  notYours: Message
  insufficientHierarchy: Message
  /** Reserved or sold, so that it cannot change. */
  frozen: Message
  /** The same of a deletion. */
  notDeletable: Message
  approvalInvalid: Message
}

type Who = Pick<Actor, 'id' | 'role' | 'modules' | 'isOfHouse' | 'enterpriseId'>

/** A new item as it is stored. */
export type NewRow<Values> = Values & {
  aprobacion: number
  imagenes: readonly Picture[]
  usuario_id: number
  empresa_id: number | null
}

/** Columns with their values or expressions; pictures as JSON text. */
type Columns = Readonly<Record<string, unknown>>

/** The statements of a kind on its table. */
export interface ItemStore<Values, Row> {
  /** Locked, to serialise changes and reservations of the item. */
  lockItem(db: Db, scope: Scope, id: number): Promise<Row | undefined>
  /** A deleted one, locked. */
  lockRemoved(db: Db, scope: Scope, id: number): Promise<Row | undefined>
  /** Those of the scope with these codes. */
  listBySku(db: Db, scope: Scope, skus: readonly string[]): Promise<(Row & { sku: string })[]>
  getPictures(db: Db, scope: Scope, id: number): Promise<{ imagenes: readonly Picture[] } | undefined>
  isPublic(db: Db, id: number): Promise<boolean>
  insertItems(db: Db, items: readonly NewRow<Values>[]): Promise<Row[]>
  /** Raises the version. */
  updateItem(db: Db, id: number, changes: Columns): Promise<Row>
  /** The owner while their account is active, to mail them. */
  getOwner(db: Db, userId: number): Promise<Receiver | undefined>
  /** Whether a reservation holds it that its state does not show, as days of a rent. */
  isHeld(db: Db, id: number): Promise<boolean>
  /** The columns of an approval: when it was, and how long the item is shown. */
  approvedNow(): Columns
  /** The columns by which the time begins again in which an item is shown; null while it is not over. */
  shownAgain(db: Db, id: number): Promise<Columns | null>
  deletedNow(): Columns
}

/** A form of an owner, to compare with their items. */
export interface Compared<Values> {
  form: Values
  /** The item that it changes; null for a new one. */
  itemId: number | null
}

/** An item of the same owner that seems to be the same as a form. */
export interface SameItem {
  id: number
  sku: string
  titulo: string
  imagen_url: string | null
}

/**
 * How a kind recognises that an owner has the same item twice (rule marketplace/duplicates); sold and deleted ones do
 * not count.
 */
export interface Duplicates<Values> {
  refusal: Message
  /** The owner's items in the scope whose facts and price agree with a form, with the place of the form. */
  listSame(
    db: Db,
    scope: Scope,
    ownerId: number,
    forms: readonly Compared<Values>[],
  ): Promise<(SameItem & { lugar: number })[]>
  /** Those of the owner's items in the scope among these ids. */
  listNamed(db: Db, scope: Scope, ownerId: number, ids: readonly number[]): Promise<SameItem[]>
}

/** What the shared steps of items need of a kind: rights, statements, rules, messages, names. */
export interface ItemKind<Form extends object, Values extends Form, Row extends Form & StoredItem, Facts> {
  /** Its table, and the first word of its actions in the audit log. */
  entity: string
  audit: string
  messages: ItemMessages
  isStaff(actor: Pick<Actor, 'modules'>): boolean
  scopeOf(actor: Who): Scope
  canChange(actor: Who, item: StoredItem): boolean
  store: ItemStore<Values, Row>
  versions: ItemVersions<Form>
  pictures: ItemPictures
  duplicates: Duplicates<Values>
  /** Returns the form as stored; idempotent. */
  completed(form: Form): Values
  edits: ReturnType<typeof editsOf<Form, Values>>
  /** Locks and returns what forms are checked against. */
  lockFacts(db: Db, forms: readonly Values[]): Promise<Facts>
  /** Returns everything that is wrong with a form. `before`: the item it changes. */
  refusalsOfForm(values: Values, facts: Facts, before?: Row | null): Refused[]
  /** Returns the change to announce of one item, null before it was there; and that of several. */
  changeOf(before: Row | null, after: Row): Change[]
  changesOf(...items: Row[]): Change[]
  decisionMail(publicUrl: string, owner: Receiver, item: Row, decision: Decision & { isEdit: boolean }): Mail
}

/** What the owner of requests does for items, which are a lower layer; connected when the portal is composed. */
export interface RequestHooks<Row> {
  /** Ends expired reservations of an item, before it is read or changed. Opens its own transactions, or nests. */
  settle(db: Db, itemId: number): Promise<void>
  /**
   * Called in the transaction that deletes a locked item: ends its open requests with a comment and a mail
   * (rule marketplace/deletion). Returns how many.
   */
  itemRemoved(db: Db, by: Actor, item: Row): Promise<number>
}
