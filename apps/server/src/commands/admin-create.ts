import { parseArgs } from 'node:util'
import { brokenPasswordRules, commonPasswordText, passwordRuleTexts } from '@portal/contract/sign-in/password-rules'
import { userMessages } from '@portal/contract/users/messages'
import { isCommonPassword, passwordLinkMail } from '#features/sign-in/service.ts'
import { createSuperAdmin, FirstAdminSchema } from '#features/users/first-admin.ts'
import { ask, askHidden, isAsking } from './ask.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run admin:create -- --names "Ana María" --last-name Rojas --email ana@example.com
  --language es|en  of his mails (es)
  --password        asks for a password, instead of printing a link to choose one
  --another         makes one more when there is a super administrator already
At a terminal, what is missing is asked for.`

const options = {
  names: { type: 'string' },
  'last-name': { type: 'string' },
  email: { type: 'string' },
  language: { type: 'string' },
  password: { type: 'boolean', default: false },
  another: { type: 'boolean', default: false },
} as const

await command(async (env, words) => {
  const { values } = parseArgs({ args: words, options })
  const person = await personOf(values)
  const password = values.password ? await passwordTyped() : undefined
  const made = await withDatabase(env, (db) => createSuperAdmin(db, person, { password, isAnother: values.another }))
  if (made === 'exists') throw new Error('There is a super administrator already. Add --another to make one more.')
  console.log(`${person.email} is a super administrator.`)
  if (made.token === null) return
  const { body } = passwordLinkMail(env.PUBLIC_URL, person, made.token)
  console.log(`This link, good for one use and 72 hours, lets him choose his password:\n${body.button?.url}`)
})

async function personOf(values: { names?: string; 'last-name'?: string; email?: string; language?: string }) {
  const missing = async (question: string, written: string | undefined) => written ?? (isAsking ? ask(question) : '')
  const parsed = FirstAdminSchema.safeParse({
    nombres: await missing('Names', values.names),
    apellido_paterno: await missing('Last name', values['last-name']),
    email: await missing('E-mail', values.email),
    idioma: values.language,
  })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ message }) => userMessages[message as keyof typeof userMessages].en)
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
