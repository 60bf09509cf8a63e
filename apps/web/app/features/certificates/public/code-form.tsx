import { useSearchParams } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Field } from '#core/public/form/field.tsx'
import { LanguageInput } from '#core/public/form/language-input.tsx'
import { checkTexts } from './check-texts.ts'
import styles from './code-form.module.css'

/** Asks for a code; works without JavaScript. */
export function CodeForm({ error }: { error?: string | undefined }) {
  const t = useTexts(checkTexts)
  const [params] = useSearchParams()
  return (
    <form method="get" action="/validate/certificate" className={styles.form}>
      <LanguageInput />
      <Field<{ codigo: string }>
        name="codigo"
        label={t.label}
        hint={t.example}
        error={error}
        defaultValue={params.get('codigo') ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <Button kind="primary" type="submit">
        {t.check}
      </Button>
    </form>
  )
}
