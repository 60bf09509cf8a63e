import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { chileTexts } from './chile-texts.ts'
import { headTexts } from './head-texts.ts'
import { Band } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { Program } from './program.tsx'
import { Software } from './software.tsx'
import { Speakers } from './speakers.tsx'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'

interface Props {
  before?: ReactNode
  registration: ReactNode
}

/** The workshop of 28 June, as its own page and as a part of the events. */
export function ChileWorkshop({ before, registration }: Props) {
  const t = useTexts(chileTexts)
  const head = useTexts(headTexts).chile
  return (
    <>
      <WorkshopHero
        kicker={t.kicker}
        title={head.title}
        lead={t.lead}
        facts={t.facts}
        art={<FilmInline name="workshop" title={head.title} />}
        before={before}
      />
      <Software />
      <Band id="program" title={t.scheduleTitle} text={t.scheduleText} ground="sunken">
        <Program />
      </Band>
      <Band id="speakers" title={t.speakersTitle} text={t.speakersText}>
        <Speakers speakers={t.speakers} portraits="wide" />
      </Band>
      <Band id="objectives" title={t.objectivesTitle} ground="sunken">
        <NamedList rows={t.objectives} isNumbered />
      </Band>
      <Band id="license" title={t.licenseTitle} text={t.licenseText} ground="dark">
        {registration}
      </Band>
      <WorkshopMail />
    </>
  )
}
