import { redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { nameIn } from '#core/language/names.ts'
import type { Route } from './+types/workshop.route'
import { chileTexts } from './chile-texts.ts'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { eventsTexts } from './events-texts.ts'
import { formTexts } from './form-texts.ts'
import { Band } from './level.tsx'
import { PatternDrawing } from './pattern-drawing.tsx'
import people from './people.module.css'
import { Program } from './program.tsx'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { Software } from './software.tsx'
import { Speakers } from './speakers.tsx'
import { whenOf } from './when.ts'
import { WorkshopHead } from './workshop-head.tsx'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'
import { absentUnless, workshopData, workshopPath } from './workshops.ts'

export const handle = { cache: { params: [], areas: ['workshops'] } }

/** Redirects the workshops of 2024 to their own pages. */
async function load({ params, request, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const found = absentUnless(await workshopData(context.get(apiContext), params.clave))
  const path = workshopPath(found.workshop)
  if (!path.startsWith('/events/'))
    throw redirect(inLanguage(path, languageOfAddress(new URL(request.url).search)), 301)
  return found
}

const send = ({ request, context }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), request)

export { load as clientLoader, load as loader, send as action, send as clientAction }

/** A coming workshop: its description, its day, and the form. */
export default function WorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(eventsTexts)
  const words = useTexts(chileTexts)
  const form = useTexts(formTexts)
  const language = useLanguage()
  const { workshop } = loaderData
  const name = nameIn(workshop, 'nombre', language)
  const text = nameIn(workshop, 'descripcion', language)
  const { days, hours } = whenOf(workshop, language)
  const facts = [
    { label: t.date, value: days },
    { label: t.time, value: `${hours} (${t.local})` },
    { label: t.place, value: nameIn(workshop, 'lugar', language) },
    { label: t.include, value: t.license },
  ]
  const calendar = inLanguage(`${workshopPath(workshop)}/calendar.ics`, language)
  return (
    <>
      <WorkshopHead workshop={workshop} title={name} description={text} />
      <WorkshopHero
        kicker={workshop.inscripcion_abierta ? t.openNow : t.kicker}
        title={name}
        lead={text}
        facts={facts}
        art={<PatternDrawing label={words.drawing} />}
        before={<EventsBreadcrumb name={name} />}
      />
      <Band
        id="registration"
        title={actionData?.reply.ok ? form.doneTitle : form.title}
        text={workshop.inscripcion_abierta ? form.lead : undefined}
        ground={workshop.inscripcion_abierta ? 'plain' : 'dark'}
      >
        <div className={people.registering}>
          <Registration {...loaderData} result={actionData} />
          {workshop.inscripcion_abierta && (
            <aside className={people.aside}>
              <p>{days}</p>
              <p>{hours}</p>
              <p>{nameIn(workshop, 'lugar', language)}</p>
              <a href={calendar} download>
                {form.addToCalendar}
              </a>
            </aside>
          )}
        </div>
      </Band>
      <Band id="program" title={t.program} text={words.scheduleText} ground="sunken">
        <Program />
      </Band>
      <Software />
      <Band id="speakers" title={words.speakersTitle} text={words.speakersText} ground="sunken">
        <Speakers speakers={words.speakers} portraits="wide" />
      </Band>
      <WorkshopMail />
    </>
  )
}
