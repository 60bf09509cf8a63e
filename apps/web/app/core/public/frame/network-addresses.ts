import type { RootData } from './company.ts'

/** Returns the company's accounts elsewhere, without those that the settings leave empty. */
export const networksOf = (company: RootData['company'] | undefined) =>
  company
    ? [
        { id: 'messaging' as const, url: company.red_mensajeria },
        { id: 'photos' as const, url: company.red_fotos },
        { id: 'professional' as const, url: company.red_profesional },
      ].filter(({ url }) => url !== '')
    : []
