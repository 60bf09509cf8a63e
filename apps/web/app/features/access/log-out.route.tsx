import { sessionCalls } from '@portal/contract/access/calls'
import { redirect } from 'react-router'
import { apiContext } from '#core/api.ts'
import { inLanguage, languageOfAddress } from '#core/language-address.ts'
import { clearSession } from '#core/token.ts'
import type { Route } from './+types/log-out.route'

const home = (request: Request) => redirect(inLanguage('/', languageOfAddress(new URL(request.url).search)))

/** A form leads here, never a link; who follows one stays signed in. */
export const loader = ({ request }: Route.LoaderArgs) => home(request)

/** Ends the session on the server, and in this browser whatever the server says. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  await context.get(apiContext).call(sessionCalls.logout, {})
  clearSession()
  return home(request)
}

export default function LogOutPage() {
  return null
}
