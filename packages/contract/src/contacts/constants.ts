import { Module } from '../access/constants.ts'

/** Modules of which any opens contacts: the own ones, or all of the reader's scope. */
export const contactModules = [Module.contacts, Module.allContacts] as const

/** Days without an event after which a contact is silent, unless its responsible has set another number. */
export const silenceDays = 45

/** Maximum number of days that a responsible may set. */
export const mostSilenceDays = 3650
