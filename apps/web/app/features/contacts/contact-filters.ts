import { contactFields } from '@portal/contract/contacts/fields'
import { labelOf } from '@portal/contract/core/entities'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

/** The filters of the list. */
export function useContactFilters(): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { responsables } = useContactChoices()
  const only = (name: string, label: string): Filter => ({ name, label, choices: [{ value: 'true', label: t.yes }] })
  const silences = [30, 60, 90].map((days) => ({ value: days, label: t.daysOrLonger(`${days}`) }))
  return [
    {
      name: 'responsable_id',
      label: t.responsible,
      choices: responsables.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    { name: 'pais_id', label: labelOf(contactFields.pais_id, language), choices: countryChoices(language) },
    {
      name: 'idioma',
      label: labelOf(contactFields.idioma, language),
      choices: languageChoices(language),
    },
    only('sin_contacto', t.onlySilent),
    { name: 'silencio_dias', label: t.withoutContact, choices: silences, say: (days: string) => t.daysOrLonger(days) },
    {
      name: 'silencio_menos_de',
      label: t.withoutContact,
      choices: [],
      say: (days: string) => t.fewerDays(days),
      field: null,
    },
    only('reunion_hoy', t.onlyToday),
    only('por_responder', t.onlyToAnswer),
  ]
}
