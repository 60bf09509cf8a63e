import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Fields } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language.ts'
import { moneyText } from '#core/money.ts'
import { formTexts } from './form-texts.ts'
import { emptyService, serviceFields } from './line-values.ts'
import classes from './quote-form.module.css'
import { useOfSheet, useSheet } from './use-sheet.ts'

const counts = new Set(['profesionales', 'dias', 'utilidad'])

/** The people who travel to the client: who, how long, and what it costs. */
export function ServiceBlock() {
  const t = useTexts(formTexts)
  const sheet = useSheet()
  const service = useOfSheet((sheet) => sheet.service())
  const errors = useOfSheet((sheet) => sheet.errorsOf('service'))
  const amount = useOfSheet((sheet) => sheet.totals().servicio)
  const { currency } = useOfSheet((sheet) => sheet.terms())
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
              <TextInput
                key={field}
                label={t.serviceFields[field]}
                value={service[field]}
                onChange={({ currentTarget }) => sheet.setService({ ...service, [field]: currentTarget.value })}
                inputMode="decimal"
                maxLength={18}
                autoComplete="off"
                placeholder="0"
                error={errors[field]?.text}
                data-path={`servicio.${field}`}
                autoFocus={isNew && place === 0}
                {...(!counts.has(field) && {
                  leftSection: <span aria-hidden>{currency}</span>,
                  leftSectionWidth: 48,
                })}
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
