import type { ReactNode } from 'react'
import { useTexts } from '#core/language.ts'
import frame from '#core/public/public.module.css'
import { chileTexts, workshopEmail } from './chile-texts.ts'
import { headTexts } from './head-texts.ts'
import { Band, Title } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { PatternDrawing } from './pattern-drawing.tsx'
import people from './people.module.css'
import { Program } from './program.tsx'
import { Software } from './software.tsx'
import { Speakers } from './speakers.tsx'
import { WorkshopHero } from './workshop-hero.tsx'

interface Props {
  before?: ReactNode
  registration: ReactNode
}

/** The workshop of 28 June, as its page and as a part of the events. */
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
        art={<PatternDrawing label={t.drawing} />}
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

/** Where questions about a workshop go; the last line of its page. */
export function WorkshopMail() {
  const t = useTexts(chileTexts)
  return (
    <footer className={people.mail}>
      <div className={frame.wrap}>
        <div>
          <Title under={1}>{t.mailTitle}</Title>
          <p>{t.mailText}</p>
        </div>
        <a href={`mailto:${workshopEmail}`}>{workshopEmail}</a>
      </div>
    </footer>
  )
}
