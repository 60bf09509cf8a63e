import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { factsOf } from '#core/dashboard/records/entity-fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './enterprise-data.module.css'
import type { Enterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** The stored data of an enterprise, and who may act for it. */
export function EnterpriseData({ enterprise }: { enterprise: Enterprise }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return (
    <div className={classes.cards}>
      <section className={classes.card} aria-labelledby="enterprise-facts">
        <h2 id="enterprise-facts">{t.general}</h2>
        <FactGrid
          facts={[
            ...factsOf(enterpriseFields, enterprise, language),
            { label: t.created, value: date(enterprise.creado_en), isCode: true },
          ]}
        />
      </section>
      <section className={classes.card} aria-labelledby="enterprise-emails">
        <div>
          <h2 id="enterprise-emails">{t.authorizedEmails}</h2>
          <p className={classes.about}>{t.authorizedEmailsAbout}</p>
        </div>
        {enterprise.emails_autorizados.length ? (
          <ul className={classes.emails}>
            {enterprise.emails_autorizados.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.about}>{t.noAuthorizedEmails}</p>
        )}
      </section>
    </div>
  )
}
