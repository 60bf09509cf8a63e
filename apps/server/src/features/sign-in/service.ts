import { createHmac } from 'node:crypto'
import { grantableModules } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import type { Of } from '@portal/contract/core/fields'
import type {
  CaptchaSchema,
  InitDataSchema,
  UserInformationSchema,
  UserInitDataSchema,
} from '@portal/contract/sign-in/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import type { SignInDeps } from './deps.ts'
import * as queries from './queries.ts'

export { dropFactorSince } from './factor/reset.ts'
export { passwordLinkMail } from './mails.ts'
export { isCommonPassword } from './passwords/common-passwords.ts'
export { readForeignHash } from './passwords/foreign-hash.ts'
export { hashPassword, isPassword } from './passwords/hash.ts'
export { issuePasswordLink, issuePasswordLinks } from './passwords/links.ts'
export { revokeAccess } from './passwords/set-password.ts'
export { endLinks, getAccount, isRecoverable } from './queries.ts'
export { forgetDevices } from './unlock/devices.ts'
export { signInJobs } from './unlock/unlock.ts'

/** Returns the modules of the actor. The client appends `Dash`, which everyone has (rule access/module-keys). */
export function modulesOf(actor: Actor): Of<typeof InitDataSchema> {
  const held = grantableModules.filter((module) => actor.modules.has(module))
  return { acceso_modulo: held.map((module) => ({ modulo: moduleNames[module].es, clave_modulo: module })) }
}

/** Returns the kind of captcha of the log-in form, with a new task where we make it. */
export async function captchaTask({ captcha }: Pick<SignInDeps, 'captcha'>): Promise<Of<typeof CaptchaSchema>> {
  const task = await captcha.challenge()
  return { tipo: captcha.kind, clave_sitio: captcha.siteKey ?? null, desafio: task && { ...task } }
}

type InformationDeps = Pick<SignInDeps, 'db' | 'files'>

/** Returns the actor's data for the greeting and the menus. */
export async function userInformation(
  { db, files }: InformationDeps,
  actor: Actor,
): Promise<Of<typeof UserInformationSchema>> {
  const { avatar_id, ...user } = await queries.getSignedIn(db, actor.id)
  return {
    usuario: {
      ...user,
      es_de_la_casa: actor.isOfHouse,
      avatar_url: avatar_id && files.signedPath(avatar_id, new Date()),
    },
  }
}

/** A password that came from another program and breaks our rules: its owner is asked to change it (decision 121). */
export const passwordToChange: Counter = {
  name: 'clave_por_cambiar',
  access: 'session',
  count: async (db, actor) => Number(await queries.hasWeakPassword(db, actor.id)),
}

type InitDataDeps = InformationDeps & Pick<SignInDeps, 'secrets' | 'counters'>

/** Returns what the open dashboard needs: the user, their counters, and the key of drafts in their browser. */
export async function userInitData(deps: InitDataDeps, actor: Actor): Promise<Of<typeof UserInitDataSchema>> {
  const { db, secrets } = deps
  return {
    ...(await userInformation(deps, actor)),
    vence_en: actor.expiresAt.toISOString(),
    clave_borrador: createHmac('sha256', secrets.enlace).update(`borrador ${actor.id}`).digest('base64'),
    sesiones_abiertas: (await queries.listSessions(db, actor.id)).length,
    contadores: await countersOf(deps, actor),
  }
}

async function countersOf({ db, counters }: InitDataDeps, actor: Actor): Promise<Record<string, number>> {
  const shown = counters.filter((counter) => isFor(counter, actor))
  const counted = await Promise.all(shown.map(async ({ name, count }) => [name, await count(db, actor)] as const))
  return Object.fromEntries(counted.filter(([, number]) => number > 0))
}

const isFor = ({ access, isOfHouse }: Counter, actor: Actor): boolean =>
  (access === 'session' || actor.modules.has(access)) && (!isOfHouse || actor.isOfHouse)
