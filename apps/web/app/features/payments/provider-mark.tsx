import styles from './payment.module.css'

/** The provider's name as our own drawing, a card and a word, without the provider's logo. */
export function ProviderMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 218 40" width="218" height="40" role="img" aria-label="Webpay Plus">
      <rect x="1" y="7" width="38" height="26" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M1 15.5h38" stroke="currentColor" strokeWidth="4" />
      <path d="M7 26h8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path className={styles.spark} d="M31 21v9M26.5 25.5h9" strokeWidth="2.5" strokeLinecap="round" />
      {/* same width in any font, also in the fallback while ours loads */}
      <text x="51" y="28" textLength="164" lengthAdjust="spacingAndGlyphs" className={styles.word} fill="currentColor">
        Webpay Plus
      </text>
    </svg>
  )
}
