import { useTexts } from '#core/language/language.ts'
import styles from './drawings.module.css'
import { ouroPretoTexts } from './ouro-preto-texts.ts'

/** The route to the town, as a line of stops. */
export function WaySketch() {
  const t = useTexts(ouroPretoTexts).sketch
  return (
    <svg className={styles.map} viewBox="0 0 640 420" role="img" aria-label={t.label}>
      <path className={styles.relief} d="M0 420 L90 300 L160 352 L262 236 L350 330 L430 262 L540 352 L640 290 V420 Z" />
      <path className={styles.lane} d="M112 84 C160 92 196 112 226 146" />
      <path className={styles.way} d="M226 146 C272 160 262 214 318 226 C362 236 372 280 424 290" />
      <path className={styles.rail} d="M424 290 C462 298 492 282 540 252" />
      <path className={styles.pin} d="M94 78 l34 -14 6 4 -20 14 10 16 -6 4 -16 -12 -12 6 2 -10 Z" />
      <text className={styles.place} x="140" y="72">
        {t.airport}
      </text>
      <text className={styles.note} x="46" y="134">
        {t.shuttle}
      </text>
      <circle className={styles.spot} cx="226" cy="146" r="11" />
      <text className={styles.place} x="246" y="142">
        {t.city}
      </text>
      <text className={styles.note} x="326" y="214">
        {t.road}
      </text>
      <circle className={styles.pin} cx="424" cy="290" r="12" />
      <text className={styles.place} x="368" y="330">
        {t.town}
      </text>
      <circle className={styles.spot} cx="540" cy="252" r="8" />
      <text className={styles.place} x="520" y="232">
        {t.next}
      </text>
      <text className={styles.note} x="486" y="300">
        {t.train}
      </text>
    </svg>
  )
}
