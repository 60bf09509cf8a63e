import type { DescriptionTexts } from './description.tsx'

const description: DescriptionTexts = { inSpanish: 'Em espanhol' }

export const portuguese = { 'marketplace/description': description }
