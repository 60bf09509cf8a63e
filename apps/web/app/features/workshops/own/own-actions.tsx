import { Form, useNavigation } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import styles from './own.module.css'
import { ownTexts } from './own-texts.ts'
import type { OwnRegistration } from './own-types.ts'

/** Confirms or cancels; a registration that is over leads to the page of the workshop. */
export function OwnActions({ own }: { own: OwnRegistration }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const sending = useNavigation().formData?.get('accion')
  const isToConfirm = own.vence_en !== null
  return (
    <div className={styles.actions}>
      {isToConfirm && (
        <Form method="post" preventScrollReset>
          <FormKey />
          <Button type="submit" kind="primary" name="accion" value="confirmar" isBusy={sending === 'confirmar'}>
            {t.confirm}
          </Button>
        </Form>
      )}
      {own.codigo !== null && (
        <a className={styles.link} href={inLanguage(`/events/${own.workshop.clave}/calendar.ics`, language)} download>
          {t.calendar}
        </a>
      )}
      {own.puede_anular ? (
        <details className={styles.cancel}>
          <summary>{t.cannotCome}</summary>
          <p>{t.cancelText}</p>
          <Form method="post" preventScrollReset>
            <FormKey />
            <Button type="submit" name="accion" value="anular" isBusy={sending === 'anular'}>
              {t.cancel}
            </Button>
          </Form>
        </details>
      ) : (
        <ButtonLink to={`/events/${own.workshop.clave}`}>{t.toWorkshop}</ButtonLink>
      )}
    </div>
  )
}
