import { workshopCalls } from '@portal/contract/workshops/calls'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import type { Route } from './+types/calendar.route'

/** Returns the workshop as a calendar file. */
export async function loader({ params: { clave }, url, context }: Route.LoaderArgs) {
  const idioma = languageOfAddress(url.search)
  const reply = await context.get(apiContext).call(workshopCalls.calendar, { params: { clave, idioma } })
  if (!reply.ok) throw data(null, { status: reply.status })
  return new Response(reply.datos.texto, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${clave}.ics"`,
    },
  })
}
