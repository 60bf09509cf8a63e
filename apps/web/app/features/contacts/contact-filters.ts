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
  return [
    {
      name: 'responsable_id',
      label: t.responsible,
      choices: responsables.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
    {
      name: 'idioma',
      label: t.language,
      choices: [
        { value: 'es', label: t.spanish },
        { value: 'en', label: t.english },
      ],
    },
    only('sin_contacto', t.onlySilent),
    only('reunion_hoy', t.onlyToday),
    only('por_responder', t.onlyToAnswer),
  ]
}
