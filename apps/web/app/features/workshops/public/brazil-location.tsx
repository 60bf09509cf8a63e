import { useTexts } from '#core/language/language.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { SeenMap } from '#features/properties/market/map/seen-map.tsx'
import styles from './brazil.module.css'
import { Band, Title } from './level.tsx'
import { onMap } from './on-map.ts'
import { brazilPhone, brazilWebsite, ouroPretoTexts } from './ouro-preto-texts.ts'
import { Scenes } from './scenes.tsx'
import { TownMap } from './town-map.tsx'
import { WaySketch } from './way-sketch.tsx'

/** The hill south of the town on which the university stands. */
const campus = { latitude: -20.3966, longitude: -43.5092 }

/** The place of the workshop: address, map, route and pictures. */
export function BrazilLocation() {
  const t = useTexts(ouroPretoTexts)
  return (
    <Band id="location" title={t.locationTitle} text={t.locationText} ground="sunken">
      <div className={styles.where}>
        <FilmInline name="brazil-location" title={t.sketchTitle} isOnce />
        <dl className={styles.address}>
          <div>
            <dt>{t.address}</dt>
            <dd>
              {t.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t.phone}</dt>
            <dd>
              <a href={`tel:${brazilPhone.replaceAll(' ', '')}`}>{brazilPhone}</a>
            </dd>
          </div>
          <div>
            <dt>{t.website}</dt>
            <dd>
              <a href={brazilWebsite}>{brazilWebsite.replace('https://', '')}</a>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.maps}>
        <figure className={styles.embedded}>
          <Title under={2}>{t.mapTitle}</Title>
          <SeenMap {...campus} place={t.addressLines.join(', ')} isExact />
          <figcaption>
            <a href={onMap('Ouro Preto, Minas Gerais')} target="_blank" rel="noopener noreferrer">
              {t.openMap} ({t.newTab})
            </a>
          </figcaption>
        </figure>
        <figure>
          <Title under={2}>{t.townTitle}</Title>
          <TownMap />
          <figcaption>{t.map.caption}</figcaption>
        </figure>
        <figure>
          <Title under={2}>{t.sketchTitle}</Title>
          <WaySketch />
          <figcaption>{t.map.caption}</figcaption>
        </figure>
      </div>
      <Title under={2}>{t.scenesTitle}</Title>
      <Scenes />
      <p className={styles.note}>{t.scenesNote}</p>
    </Band>
  )
}
