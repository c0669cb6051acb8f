import type { ReactNode } from 'react';
import { LanguageMenu } from '../language/language-menu.tsx';
import { GuestLogo } from './guest-logo.tsx';

type GuestPageHeaderProps = {
  name: string;
  logo: string | null;
  /** Where the guest sits, in words. */
  table?: string | null;
  tools?: ReactNode;
  children?: ReactNode;
};

/** Sticky: the restaurant's name, the other languages, and (as children) the cart. Late tools do not move anything. */
export const GuestPageHeader = ({ name, logo, table, tools, children }: GuestPageHeaderProps) => (
  <header>
    <GuestLogo logo={logo} />
    <strong>{name}</strong>
    {table && <span className="seat">{table}</span>}
    {tools}
    <LanguageMenu />
    {children}
  </header>
);
