import { parseArgs } from 'node:util'
import { countries } from '@portal/contract/core/countries'
import type { Messages } from '@portal/contract/core/messages'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { enterprise } from '@portal/contract/enterprises/schemas'
import { brokenPasswordRules, commonPasswordText, passwordRuleTexts } from '@portal/contract/sign-in/password-rules'
import { userMessages } from '@portal/contract/users/messages'
import type { z } from 'zod'
import { type HouseForm, hasHouse, houseFrom } from '#features/enterprises/house.ts'
import { startCompany } from '#features/settings/service.ts'
import { isCommonPassword, passwordLinkMail } from '#features/sign-in/service.ts'
import { createSuperAdmin, FirstAdminSchema, terminal } from '#features/users/first-admin.ts'
import { ask, askHidden, isAsking } from './ask.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run admin:create -- --names "Ana María" --last-name Rojas --email ana@example.com
  --language es|en  of their mails (es)
  --password        asks for a password, instead of printing a link to choose one
  --another         makes one more when there is a super administrator already
The house, the company whose people are staff, while there is none:
  --house "Explosivos del Norte" --abbreviation EDN --country PE
  --house-email ventas@example.com --house-phone "+51 1 2345678"
At a terminal, what is missing is asked for.`

const options = {
  names: { type: 'string' },
  'last-name': { type: 'string' },
  email: { type: 'string' },
  language: { type: 'string' },
  password: { type: 'boolean', default: false },
  another: { type: 'boolean', default: false },
  house: { type: 'string' },
  abbreviation: { type: 'string' },
  country: { type: 'string' },
  'house-email': { type: 'string' },
  'house-phone': { type: 'string' },
} as const
type Written = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

await command(async (env, words) => {
  const { values } = parseArgs({ args: words, options })
  const person = await personOf(values)
  const password = values.password ? await passwordTyped() : undefined
  const { made, isHoused } = await withDatabase(env, async (db) => {
    const wasHoused = await hasHouse(db)
    const form = wasHoused ? null : await houseTyped(values)
    const made = await createSuperAdmin(db, person, {
      password,
      isAnother: values.another,
      house: async (db) => {
        if (form) await startCompany(db, terminal, form)
        return houseFrom(db, terminal, form)
      },
    })
    if (made === 'exists') throw new Error('There is a super administrator already. Add --another to make one more.')
    return { made, isHoused: wasHoused || form !== null }
  })
  console.log(`${person.email} is a super administrator.`)
  if (!isHoused) console.log('No enterprise is the house yet: a super administrator names it on its page.')
  if (made.token === null) return
  const { body } = passwordLinkMail(env.PUBLIC_URL, person, made.token)
  console.log(`This link, good for one use and 72 hours, lets them choose their password:\n${body.button?.url}`)
})

/** Asks at a terminal for what was not written. */
async function missing(question: string, written: string | undefined): Promise<string> {
  return written ?? (isAsking ? ask(question) : '')
}

async function personOf(typed: Written) {
  return read(FirstAdminSchema, userMessages, {
    nombres: await missing('Names', typed.names),
    apellido_paterno: await missing('Last name', typed['last-name']),
    email: await missing('E-mail', typed.email),
    idioma: typed.language,
  })
}

/** Returns the company that starts; null where nobody is asked and nothing was written. */
async function houseTyped(typed: Written): Promise<HouseForm | null> {
  if (!isAsking && typed.house === undefined) return null
  const nombre = await missing('Company (its people are staff)', typed.house)
  const abreviatura = await missing('Its abbreviation, 2 to 6 capitals, for numbers of quotes', typed.abbreviation)
  const iso = (await missing('Its country, as CL or PE', typed.country)).trim().toUpperCase()
  return read(enterprise.Form, enterpriseMessages, {
    nombre,
    abreviatura,
    pais_id: countries.find((country) => country.iso === iso)?.id ?? 0,
    email: await missing('Its e-mail', typed['house-email']),
    telefono: await missing('Its phone', typed['house-phone']),
  })
}

/** Returns what a form reads; throws what is wrong with it, with the usage. */
function read<S extends z.ZodType>(schema: S, messages: Messages, typed: object): z.output<S> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ message }) => messages[message]?.en ?? message)
  throw new Error(`${problems.join('\n')}\n\n${usage}`)
}

async function passwordTyped(): Promise<string> {
  if (!isAsking) throw new Error('--password asks at a terminal; without one, leave it away and use the link.')
  const password = await askHidden('Password')
  const [broken] = brokenPasswordRules(password)
  if (broken) throw new Error(passwordRuleTexts[broken].en)
  if (isCommonPassword(password)) throw new Error(commonPasswordText.en)
  if ((await askHidden('Password again')) !== password) throw new Error('The two passwords differ.')
  return password
}
