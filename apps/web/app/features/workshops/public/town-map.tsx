import { useTexts } from '#core/language/language.ts'
import styles from './drawings.module.css'
import { ouroPretoTexts } from './ouro-preto-texts.ts'

/** A schematic map of the address in Ouro Preto. */
export function TownMap() {
  const t = useTexts(ouroPretoTexts).map
  return (
    <svg className={styles.map} viewBox="0 0 640 420" role="img" aria-label={t.label}>
      <path className={styles.relief} d="M0 0 H640 V92 C560 130 470 60 380 96 C270 140 150 80 0 132 Z" />
      <path className={styles.relief} d="M0 420 V352 C90 320 150 378 250 352 C330 330 420 372 640 316 V420 Z" />
      <path
        className={styles.water}
        d="M0 262 C92 244 140 286 232 262 C330 236 420 286 520 258 C570 246 610 250 640 240"
      />
      <g className={styles.lane}>
        <path d="M148 116 C196 150 214 196 236 236 M236 236 C262 206 300 186 330 172 M330 172 L398 116 M330 172 C380 190 430 196 480 172" />
        <path d="M236 236 C204 226 160 214 96 218 M398 210 C420 236 440 262 452 300 M330 172 C346 216 352 250 340 290" />
      </g>
      <path
        className={styles.street}
        d="M40 96 C110 108 170 120 232 140 C276 154 300 160 330 172 C372 188 420 214 470 210 C530 206 580 186 640 192"
      />
      <path className={styles.street} d="M330 172 C322 226 300 262 282 300 C270 328 282 352 316 366" />
      <path className={styles.rail} d="M0 318 C90 300 170 296 240 300 C320 304 430 318 640 286" />
      <path className={styles.way} d="M330 172 C322 226 300 262 282 300 C270 328 282 352 316 366" />

      <circle className={styles.spot} cx="148" cy="116" r="8" />
      <text className={styles.place} x="96" y="88">
        {t.bus}
      </text>
      <rect className={styles.spot} x="319" y="161" width="22" height="22" rx="2" />
      <text className={styles.place} x="350" y="158">
        {t.square}
      </text>
      <circle className={styles.spot} cx="398" cy="210" r="7" />
      <text className={styles.place} x="412" y="234">
        {t.church}
      </text>
      <circle className={styles.spot} cx="212" cy="298" r="7" />
      <text className={styles.place} x="62" y="290">
        {t.train}
      </text>
      <text className={styles.note} x="520" y="282">
        {t.river}
      </text>
      <path className={styles.pin} d="M316 382 C300 360 296 352 296 344 a20 20 0 1 1 40 0 C336 352 332 360 316 382 Z" />
      <text className={styles.place} x="350" y="356">
        {t.campus}
      </text>
      <text className={styles.note} x="350" y="378">
        {t.campusSub}
      </text>
    </svg>
  )
}
