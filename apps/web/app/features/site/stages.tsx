import type { ReactNode } from 'react'
import { useTexts } from '#core/language.ts'
import frame from '#core/public/public.module.css'
import { homeTexts } from './home-texts.ts'
import { FragmentCurve, PatternPlan, WiringPlan } from './stage-drawings.tsx'
import styles from './stages.module.css'

const drawings: readonly ReactNode[] = [
  <PatternPlan key="plan" />,
  <WiringPlan key="wiring" />,
  <FragmentCurve key="curve" />,
]

/** The line of products by the stage of work they serve. */
export function Stages() {
  const t = useTexts(homeTexts)
  return (
    <section className={styles.line} aria-labelledby="line">
      <div className={frame.wrap}>
        <div className={styles.head}>
          <h2 id="line">{t.lineTitle}</h2>
          <p>{t.lineText}</p>
        </div>
        <ol className={styles.cards}>
          {t.stages.map(({ name, text, rows }, index) => (
            <li key={name} className={styles.card}>
              <div className={styles.picture}>{drawings[index]}</div>
              <div className={styles.text}>
                <h3>{name}</h3>
                <p>{text}</p>
                <table>
                  <tbody>
                    {rows.map(([what, value]) => (
                      <tr key={what}>
                        <th scope="row">{what}</th>
                        <td>{value}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
