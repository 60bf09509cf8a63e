import type { ContentIn } from '@portal/contract/settings/contents'
import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import type { Contents } from '#core/public/contents/load-content.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { eventsTexts } from './events-texts.ts'
import { Band } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { Software } from './software.tsx'
import { Speakers } from './speakers.tsx'
import styles from './workshop.module.css'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'

interface Props {
  said: Contents<'talleres' | 'taller_chile'>
  before?: ReactNode
  registration: ReactNode
}

/** The workshop of 28 June, as its own page and as a part of the events. */
export function ChileWorkshop({ said: { talleres: all, taller_chile: own }, before, registration }: Props) {
  const t = useTexts(eventsTexts)
  return (
    <>
      <WorkshopHero
        kicker={own.etiqueta}
        title={own.titulo}
        lead={own.bajada}
        facts={[
          { label: t.date, value: own.fecha },
          { label: t.time, value: own.horario },
          { label: t.place, value: own.lugar },
          { label: t.include, value: own.incluye },
        ]}
        art={<FilmInline name="workshop" title={own.titulo} />}
        before={before}
      />
      <Software said={all} />
      <Band id="program" title={t.program} text={own.programa_texto} ground="sunken">
        <Program said={own} />
      </Band>
      <Band id="speakers" title={t.speakers} text={own.expositores_texto}>
        <Speakers speakers={own.expositores} portraits="wide" />
      </Band>
      <Band id="objectives" title={own.objetivos_titulo} ground="sunken">
        <NamedList rows={own.objetivos} isNumbered />
      </Band>
      <Band id="license" title={own.licencia_titulo} text={own.licencia_texto} ground="dark">
        {registration}
      </Band>
      <WorkshopMail of={all.correo} />
    </>
  )
}

/** The timetable of the simulation workshop: topics before and after the break, numbered through. */
function Program({ said }: { said: ContentIn<'taller_chile'> }) {
  const t = useTexts(eventsTexts)
  const topicsOf = (isAfternoon: boolean) =>
    said.temas_dia.filter(({ en_tarde }) => en_tarde === isAfternoon).map(({ tema }) => tema)
  const [morning, afternoon] = [topicsOf(false), topicsOf(true)]
  return (
    <ol className={styles.program}>
      <Part name={t.morning} hours={said.manana_horas} topics={morning} start={1} />
      <li className={styles.pause}>
        <span>{said.pausa_horas}</span> {t.pause}
      </li>
      <Part name={t.afternoon} hours={said.tarde_horas} topics={afternoon} start={morning.length + 1} />
    </ol>
  )
}

interface PartProps {
  name: string
  hours: string
  topics: readonly string[]
  start: number
}

function Part({ name, hours, topics, start }: PartProps) {
  return (
    <li className={styles.part}>
      <p className={styles.hours}>
        <span>{hours}</span>
        {name}
      </p>
      <ol start={start}>
        {topics.map((topic, index) => (
          <li key={topic}>
            <span aria-hidden>{start + index}</span>
            {topic}
          </li>
        ))}
      </ol>
    </li>
  )
}
