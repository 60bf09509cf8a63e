import { useTexts } from '#core/language/language.ts'
import styles from './brazil.module.css'
import { Band, Title } from './level.tsx'
import { onMap } from './on-map.ts'
import { ouroPretoTexts } from './ouro-preto-texts.ts'

/** Activities around the workshop: lodging, food, tours, and three sights. */
export function BrazilActivities() {
  const t = useTexts(ouroPretoTexts)
  return (
    <Band id="activities" title={t.activitiesTitle} text={t.activitiesText}>
      <div className={styles.activities}>
        {t.activities.map(({ name, items }) => (
          <section key={name}>
            <Title under={2}>{name}</Title>
            <dl>
              {items.map(([what, text]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.sites}>
        <Title under={2}>{t.sitesTitle}</Title>
        <ol>
          {t.sites.map(({ name, query, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
              <a
                href={onMap(query)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t.seeOnMap}: ${name} (${t.newTab})`}
              >
                {t.seeOnMap}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
