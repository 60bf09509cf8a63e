import { useLanguage } from '#core/language/language.ts'
import styles from './page-hero.module.css'

interface Props {
  label: string
  hint: string
  action: string
  /** It is what the page is for. */
  isMain?: boolean
  question?: string
  /** The version whose chapters are searched. */
  version?: string | null
}

/** Looks something up in the manual, from its own page and from that of the support. */
export function ManualSearch({ label, hint, action, isMain = false, question = '', version }: Props) {
  const language = useLanguage()
  return (
    <search>
      <form
        className={isMain ? `${styles.search} ${styles.main}` : styles.search}
        method="get"
        action="/quamtum-manual"
      >
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        {version && <input type="hidden" name="version" value={version} />}
        <input
          type="search"
          name="q"
          defaultValue={question}
          placeholder={hint}
          aria-label={label}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{action}</button>
      </form>
    </search>
  )
}
