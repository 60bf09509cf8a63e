import { languageOf } from '@portal/contract/core/language'
import { type MouseEvent, useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { CarouselControls } from '#core/public/carousel/controls.tsx'
import { useCarousel } from '#core/public/carousel/use-carousel.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Dialog } from '#core/public/components/dialog.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './below.module.css'
import { belowTexts } from './below-texts.ts'

/** Whoever is logged in goes straight on to the request. */
const onward = '?volver=%2Fdashboard%2Flicencias%2Fdemo'
const logIn = `/login${onward}`

const pictures = ['plan', 'relief', 'vibration']

/** Three screenshots of the software, and a link to its demo: a dialog, or the log-in page without JavaScript. `product` is its name. */
export function Software({ product }: { product: string }) {
  const t = useTexts(belowTexts)
  const language = useLanguage()
  const { kicker, title, lead, screens, demo, more, dialogTitle, dialogText, access, register } = t.software
  const { place, go, isLive, isRunning, isPaused, togglePause, around } = useCarousel(screens.length)
  const [isAsking, setAsking] = useState(false)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }

  return (
    <section className={styles.software} aria-labelledby="software">
      <div className={`${frame.wrap} ${styles.split}`}>
        <div className={styles.pitch}>
          <p className={styles.kicker}>{kicker}</p>
          <h2 id="software">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink kind="primary" to={logIn} onClick={ask} aria-haspopup="dialog">
              {demo}
            </ButtonLink>
            <ButtonLink to="/nextlion">{more(product)}</ButtonLink>
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, as ARIA names it */}
        <div role="group" className={styles.screens} aria-roledescription={t.carousel} aria-label={kicker} {...around}>
          <ul
            // scrollable by keyboard until its code has loaded
            tabIndex={isLive ? undefined : 0}
            data-live={isLive}
            aria-live={isRunning ? 'off' : 'polite'}
          >
            {screens.map(({ name, text, alt }, index) => (
              <li
                key={name}
                data-shown={index === place}
                inert={isLive && index !== place}
                aria-roledescription={t.slide}
                aria-label={t.ofAll(index + 1, screens.length)}
              >
                <img
                  src={`/pictures/software/${pictures[index]}-${languageOf(language)}.svg`}
                  width={1120}
                  height={700}
                  alt={alt}
                  loading="lazy"
                  draggable={false}
                />
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <CarouselControls onMove={(by) => go(place + by)} isPaused={isPaused} onPause={togglePause} />
        </div>
      </div>
      <Dialog title={dialogTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{dialogText}</p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={logIn}>
            {access}
          </ButtonLink>
          <ButtonLink to={`/create-account${onward}`}>{register}</ButtonLink>
        </div>
      </Dialog>
    </section>
  )
}
