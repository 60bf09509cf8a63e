import { LanguageInput } from '#core/public/form/language-input.tsx'
import styles from '#core/public/frame/page-hero.module.css'

interface Props {
  label: string
  hint: string
  action: string
  /** The search is the purpose of the page. */
  isMain?: boolean
  question?: string
  /** The version whose chapters are searched. */
  version?: string | null
}

/** The search field of the manual, on its own page and on the support page. */
export function ManualSearch({ label, hint, action, isMain = false, question = '', version }: Props) {
  return (
    <search>
      <form
        className={isMain ? `${styles.search} ${styles.main}` : styles.search}
        method="get"
        action="/quamtum-manual"
      >
        <LanguageInput />
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
