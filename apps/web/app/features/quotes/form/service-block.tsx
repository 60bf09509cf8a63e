import { Button } from '@mantine/core'
import { serviceKinds } from '@portal/contract/quotes/figure-kinds'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FigureTextField } from '#core/dashboard/form/number-field.tsx'
import { Fields } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { formTexts } from './form-texts.ts'
import { emptyService, serviceFields } from './line-values.ts'
import classes from './quote-form.module.css'
import { useOfSheet, useSheet } from './use-sheet.ts'

/** The people who travel to the client: their number, days and costs. */
export function ServiceBlock() {
  const t = useTexts(formTexts)
  const sheet = useSheet()
  const service = useOfSheet((sheet) => sheet.service())
  const errors = useOfSheet((sheet) => sheet.errorsOf('service'))
  const amount = useOfSheet((sheet) => sheet.totals().servicio)
  const { currency } = useOfSheet((sheet) => sheet.terms())
  const kinds = serviceKinds(currency)
  const [isNew, setNew] = useState(false)
  return (
    <>
      <div className={classes.head}>
        <h2>{t.service}</h2>
        {service ? (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => sheet.setService(null)}>
            {t.removeService}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={2} />}
            onClick={() => {
              setNew(true)
              sheet.setService(emptyService)
            }}
          >
            {t.addService}
          </Button>
        )}
      </div>
      {service && (
        <>
          <Fields>
            {serviceFields.map((field, place) => (
              <FigureTextField
                key={field}
                label={t.serviceFields[field]}
                kind={kinds[field]}
                text={service[field]}
                onText={(text) => sheet.setService({ ...service, [field]: text })}
                placeholder="0"
                error={errors[field]?.text}
                data-path={`servicio.${field}`}
                autoFocus={isNew && place === 0}
              />
            ))}
          </Fields>
          <p>
            <span className={classes.quiet}>{t.serviceTotal}:</span>{' '}
            <b className={classes.sum}>{moneyText(amount, currency)}</b>
          </p>
        </>
      )}
    </>
  )
}
