import { Module } from '../access/constants.ts'

/** Any of these opens properties: all of them, or the own ones. */
export const propertyModules = [Module.myProperties, Module.manageProperties] as const
