import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { RegistrationPhase } from '@portal/contract/workshops/constants'
import type { WorkshopPictureSchema } from '@portal/contract/workshops/schemas'
import { data, redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { draftParam } from '#core/public/contents/content-params.ts'
import { loadContent } from '#core/public/contents/load-content.ts'
import { useContent } from '#core/public/contents/use-content.ts'
import type { Route } from './+types/workshop.route'
import { Agenda } from './agenda.tsx'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { eventsTexts } from './events-texts.ts'
import { formTexts } from './form-texts.ts'
import { Band } from './level.tsx'
import { PatternDrawing } from './pattern-drawing.tsx'
import people from './people.module.css'
import styles from './pictures.module.css'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { Software } from './software.tsx'
import { Speakers } from './speakers.tsx'
import { stateText } from './state-text.ts'
import { whenOf } from './when.ts'
import { WorkshopHead } from './workshop-head.tsx'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'
import { workshopPath } from './workshop-path.ts'

export const handle = { cache: { params: [draftParam], areas: ['workshops'] } }

/** Redirects the workshops of 2024 to their own pages. */
async function load({ params, url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const path = workshopPath(params)
  if (!path.startsWith('/events/')) throw redirect(inLanguage(path, languageOfAddress(url.search)), 301)
  const api = context.get(apiContext)
  const [reply, said] = await Promise.all([
    api.call(workshopCalls.page, { params: { clave: params.clave } }),
    loadContent(api, ['talleres'], url),
  ])
  // a name that cannot be one is absent, too
  if (!reply.ok) throw data(null, { status: reply.status === 400 ? 404 : reply.status })
  const { workshop, siguiente: next, paises } = reply.datos
  return { about: { workshop, next, countries: workshop.inscripcion_abierta ? paises : [] }, said }
}

const send = ({ context, ...sent }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), sent)

export { load as clientLoader, load as loader, send as action, send as clientAction }

/** A workshop that staff published: what it is, the form, the schedule, speakers, place and pictures. */
export default function WorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(eventsTexts)
  const form = useTexts(formTexts)
  const language = useLanguage()
  const { about } = loaderData
  const { workshop } = about
  const said = useContent(loaderData.said).talleres
  const name = nameIn(workshop, 'nombre', language)
  const text = nameIn(workshop, 'descripcion', language)
  const place = nameIn(workshop, 'lugar', language)
  const { days, hours } = whenOf(workshop, language)
  const facts = [
    { label: t.date, value: days },
    { label: t.time, value: `${hours} (${t.local})` },
    { label: t.place, value: place },
    ...(said.incluye ? [{ label: t.include, value: said.incluye }] : []),
  ]
  const isOpen = workshop.inscripcion_abierta
  const lead = workshop.inscripcion === RegistrationPhase.waiting ? form.waitingLead : form.lead
  const portrait = workshop.imagenes[0]
  return (
    <>
      <WorkshopHead
        workshop={workshop}
        title={name}
        description={text}
        {...(portrait && { picture: `/v1/archivo/${portrait.archivo_id}` })}
      />
      <WorkshopHero
        kicker={stateText(workshop, language)}
        title={name}
        lead={text}
        facts={facts}
        art={<PatternDrawing label={t.drawing} />}
        before={<EventsBreadcrumb name={name} />}
      />
      <Band
        id="registration"
        title={actionData?.reply.ok ? form.sentTitle : form.title}
        text={isOpen ? lead : undefined}
        ground={isOpen ? 'plain' : 'dark'}
      >
        <div className={people.registering}>
          <Registration {...about} result={actionData} />
          {isOpen && (
            <aside className={people.aside}>
              <p>{days}</p>
              <p>{hours}</p>
              <p>{place}</p>
              {workshop.mapa_url && (
                <a href={workshop.mapa_url} rel="noopener noreferrer" target="_blank">
                  {t.map}
                </a>
              )}
              <a href={inLanguage(`${workshopPath(workshop)}/calendar.ics`, language)} download>
                {form.addToCalendar}
              </a>
            </aside>
          )}
        </div>
      </Band>
      {workshop.programa.length > 0 && (
        <Band id="program" title={t.schedule} ground="sunken">
          <Agenda lines={workshop.programa} />
        </Band>
      )}
      <Software said={said} />
      {workshop.expositores.length > 0 && (
        <Band id="speakers" title={t.speakers} ground="sunken">
          <Speakers
            portraits="always"
            speakers={workshop.expositores.map((speaker) => ({
              nombre: speaker.nombre,
              cargo: nameIn(speaker, 'cargo', language),
              texto: nameIn(speaker, 'texto', language),
              archivo_id: speaker.archivo_id,
            }))}
          />
        </Band>
      )}
      {workshop.imagenes.length > 0 && (
        <Band id="pictures" title={t.pictures}>
          <WorkshopPictures pictures={workshop.imagenes} />
        </Band>
      )}
      <WorkshopMail of={said.correo} />
    </>
  )
}

/** Pictures of a workshop with their descriptions. */
function WorkshopPictures({ pictures }: { pictures: readonly Of<typeof WorkshopPictureSchema>[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture) => {
        const text = nameIn(picture, 'texto', language)
        return (
          <li key={picture.archivo_id}>
            <figure>
              <img src={`/v1/archivo/${picture.archivo_id}`} alt={text} width={640} height={427} loading="lazy" />
              <figcaption aria-hidden>{text}</figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
