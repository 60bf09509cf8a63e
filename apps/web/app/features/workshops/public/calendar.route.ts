import { apiContext } from '#core/api/api.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { nameIn } from '#core/language/names.ts'
import { siteContext } from '#core/page/site.ts'
import type { Route } from './+types/calendar.route'
import { calendarText } from './calendar.ts'
import { absentUnless, workshopData, workshopPath } from './workshops.ts'

/** Returns the workshop as a calendar file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { workshop } = absentUnless(await workshopData(context.get(apiContext), params.clave))
  const { publicUrl } = context.get(siteContext)
  const language = languageOfAddress(new URL(request.url).search)
  const text = calendarText({
    id: `workshop-${workshop.id}@${new URL(publicUrl).hostname}`,
    title: nameIn(workshop, 'nombre', language),
    text: nameIn(workshop, 'descripcion', language),
    place: nameIn(workshop, 'lugar', language),
    address: publicUrl + inLanguage(workshopPath(workshop), language),
    start: workshop.inicio,
    end: workshop.termino,
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${workshop.clave}.ics"`,
    },
  })
}
