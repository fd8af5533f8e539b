/** What Cities adds to a city. */
export interface BlackCityView {
  readonly city: number;
  readonly debt: number;
  readonly diplomacy: number;
  /** Science symbols of neighbours' green cards that it may copy at the end [C-40]. */
  readonly masks: number;
  /** All tokens it has of land conflicts and of raiders. */
  readonly tokens: readonly number[];
  /** Coins it is to lose at the end of this turn because of others' pieces, as things stand [C-20]. */
  readonly losses: number;
}

export interface BlackView {
  readonly cities: readonly BlackCityView[];
}
