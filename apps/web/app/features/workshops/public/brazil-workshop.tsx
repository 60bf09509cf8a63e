import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import styles from './brazil.module.css'
import { BrazilActivities } from './brazil-activities.tsx'
import { BrazilLocation } from './brazil-location.tsx'
import { brazilTexts } from './brazil-texts.ts'
import { formTexts } from './form-texts.ts'
import { headTexts } from './head-texts.ts'
import { Band, Title } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { Speakers } from './speakers.tsx'
import { SponsorMarks } from './sponsor-marks.tsx'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'

interface Props {
  before?: ReactNode
  /** Links within the page, only on its own page. */
  chapters?: ReactNode
  registration: ReactNode
}

/** The university workshop in Ouro Preto, as its own page and as a part of the events. */
export function BrazilWorkshop({ before, chapters, registration }: Props) {
  const t = useTexts(brazilTexts)
  const head = useTexts(headTexts).brazil
  const form = useTexts(formTexts)
  return (
    <>
      <WorkshopHero
        kicker={t.kicker}
        title={head.title}
        lead={t.lead}
        facts={t.facts}
        art={<FilmInline name="workshop-brazil" title={head.title} />}
        before={before}
      />
      {chapters}
      <Band id="sponsors" title={t.sponsorsTitle} text={t.sponsorsText} ground="sunken">
        <SponsorMarks />
      </Band>
      <Band id="about" title={t.aboutTitle}>
        <div className={styles.about}>
          {t.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <NamedList rows={t.about} />
      </Band>
      <Band id="days" title={t.daysTitle} ground="sunken">
        <ol className={styles.days}>
          {t.days.map(({ name, question, items }) => (
            <li key={name}>
              <p>{name}</p>
              <Title under={2}>{question}</Title>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="speakers" title={t.speakersTitle}>
        <Speakers speakers={t.speakers} portraits="narrow" />
      </Band>
      <BrazilLocation />
      <BrazilActivities />
      <Band id="registration" title={form.title} ground="dark">
        {registration}
      </Band>
      <WorkshopMail />
    </>
  )
}
